// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/shadows-into-light/unicode.json' with { type: 'json' }
export { default as shadows_into_light_latin_400_normal } from '@fontsource/shadows-into-light/files/shadows-into-light-latin-400-normal.woff?url'
export { default as shadows_into_light_latin_ext_400_normal } from '@fontsource/shadows-into-light/files/shadows-into-light-latin-ext-400-normal.woff?url'
