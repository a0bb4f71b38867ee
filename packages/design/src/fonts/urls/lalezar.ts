// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/lalezar/unicode.json' with { type: 'json' }
export { default as lalezar_latin_400_normal } from '@fontsource/lalezar/files/lalezar-latin-400-normal.woff?url'
export { default as lalezar_latin_ext_400_normal } from '@fontsource/lalezar/files/lalezar-latin-ext-400-normal.woff?url'
export { default as lalezar_arabic_400_normal } from '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff?url'
export { default as lalezar_vietnamese_400_normal } from '@fontsource/lalezar/files/lalezar-vietnamese-400-normal.woff?url'
