// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/reem-kufi/unicode.json' with { type: 'json' }
export { default as reem_kufi_latin_400_normal } from '@fontsource/reem-kufi/files/reem-kufi-latin-400-normal.woff?url'
export { default as reem_kufi_latin_ext_400_normal } from '@fontsource/reem-kufi/files/reem-kufi-latin-ext-400-normal.woff?url'
export { default as reem_kufi_arabic_400_normal } from '@fontsource/reem-kufi/files/reem-kufi-arabic-400-normal.woff?url'
export { default as reem_kufi_vietnamese_400_normal } from '@fontsource/reem-kufi/files/reem-kufi-vietnamese-400-normal.woff?url'
export { default as reem_kufi_latin_700_normal } from '@fontsource/reem-kufi/files/reem-kufi-latin-700-normal.woff?url'
export { default as reem_kufi_latin_ext_700_normal } from '@fontsource/reem-kufi/files/reem-kufi-latin-ext-700-normal.woff?url'
export { default as reem_kufi_arabic_700_normal } from '@fontsource/reem-kufi/files/reem-kufi-arabic-700-normal.woff?url'
export { default as reem_kufi_vietnamese_700_normal } from '@fontsource/reem-kufi/files/reem-kufi-vietnamese-700-normal.woff?url'
