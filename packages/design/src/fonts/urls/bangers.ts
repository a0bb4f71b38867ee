// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/bangers/unicode.json' with { type: 'json' }
export { default as bangers_latin_400_normal } from '@fontsource/bangers/files/bangers-latin-400-normal.woff?url'
export { default as bangers_latin_ext_400_normal } from '@fontsource/bangers/files/bangers-latin-ext-400-normal.woff?url'
export { default as bangers_vietnamese_400_normal } from '@fontsource/bangers/files/bangers-vietnamese-400-normal.woff?url'
