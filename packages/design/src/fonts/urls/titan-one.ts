// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/titan-one/unicode.json' with { type: 'json' }
export { default as titan_one_latin_400_normal } from '@fontsource/titan-one/files/titan-one-latin-400-normal.woff?url'
export { default as titan_one_latin_ext_400_normal } from '@fontsource/titan-one/files/titan-one-latin-ext-400-normal.woff?url'
