// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/sacramento/unicode.json' with { type: 'json' }
export { default as sacramento_latin_400_normal } from '@fontsource/sacramento/files/sacramento-latin-400-normal.woff?url'
export { default as sacramento_latin_ext_400_normal } from '@fontsource/sacramento/files/sacramento-latin-ext-400-normal.woff?url'
