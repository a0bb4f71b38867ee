// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-thai/unicode.json' with { type: 'json' }
export { default as noto_sans_thai_latin_400_normal } from '@fontsource/noto-sans-thai/files/noto-sans-thai-latin-400-normal.woff?url'
export { default as noto_sans_thai_latin_ext_400_normal } from '@fontsource/noto-sans-thai/files/noto-sans-thai-latin-ext-400-normal.woff?url'
export { default as noto_sans_thai_thai_400_normal } from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?url'
