// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/yatra-one/unicode.json' with { type: 'json' }
export { default as yatra_one_latin_400_normal } from '@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff?url'
export { default as yatra_one_latin_ext_400_normal } from '@fontsource/yatra-one/files/yatra-one-latin-ext-400-normal.woff?url'
export { default as yatra_one_devanagari_400_normal } from '@fontsource/yatra-one/files/yatra-one-devanagari-400-normal.woff?url'
