// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/sriracha/unicode.json' with { type: 'json' }
export { default as sriracha_latin_400_normal } from '@fontsource/sriracha/files/sriracha-latin-400-normal.woff?url'
export { default as sriracha_latin_ext_400_normal } from '@fontsource/sriracha/files/sriracha-latin-ext-400-normal.woff?url'
export { default as sriracha_thai_400_normal } from '@fontsource/sriracha/files/sriracha-thai-400-normal.woff?url'
export { default as sriracha_vietnamese_400_normal } from '@fontsource/sriracha/files/sriracha-vietnamese-400-normal.woff?url'
