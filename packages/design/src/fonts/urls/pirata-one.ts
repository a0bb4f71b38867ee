// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/pirata-one/unicode.json' with { type: 'json' }
export { default as pirata_one_latin_400_normal } from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff?url'
export { default as pirata_one_latin_ext_400_normal } from '@fontsource/pirata-one/files/pirata-one-latin-ext-400-normal.woff?url'
