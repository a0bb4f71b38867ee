// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/anton/unicode.json' with { type: 'json' }
export { default as anton_latin_400_normal } from '@fontsource/anton/files/anton-latin-400-normal.woff?url'
export { default as anton_latin_ext_400_normal } from '@fontsource/anton/files/anton-latin-ext-400-normal.woff?url'
export { default as anton_vietnamese_400_normal } from '@fontsource/anton/files/anton-vietnamese-400-normal.woff?url'
