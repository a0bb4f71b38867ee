// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/archivo-black/unicode.json' with { type: 'json' }
export { default as archivo_black_latin_400_normal } from '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff?url'
export { default as archivo_black_latin_ext_400_normal } from '@fontsource/archivo-black/files/archivo-black-latin-ext-400-normal.woff?url'
