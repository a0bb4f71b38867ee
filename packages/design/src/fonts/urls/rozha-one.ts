// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/rozha-one/unicode.json' with { type: 'json' }
export { default as rozha_one_latin_400_normal } from '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff?url'
export { default as rozha_one_latin_ext_400_normal } from '@fontsource/rozha-one/files/rozha-one-latin-ext-400-normal.woff?url'
export { default as rozha_one_devanagari_400_normal } from '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff?url'
