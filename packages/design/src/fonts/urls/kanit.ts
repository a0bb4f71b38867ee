// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/kanit/unicode.json' with { type: 'json' }
export { default as kanit_latin_400_normal } from '@fontsource/kanit/files/kanit-latin-400-normal.woff?url'
export { default as kanit_latin_ext_400_normal } from '@fontsource/kanit/files/kanit-latin-ext-400-normal.woff?url'
export { default as kanit_thai_400_normal } from '@fontsource/kanit/files/kanit-thai-400-normal.woff?url'
export { default as kanit_vietnamese_400_normal } from '@fontsource/kanit/files/kanit-vietnamese-400-normal.woff?url'
export { default as kanit_latin_700_normal } from '@fontsource/kanit/files/kanit-latin-700-normal.woff?url'
export { default as kanit_latin_ext_700_normal } from '@fontsource/kanit/files/kanit-latin-ext-700-normal.woff?url'
export { default as kanit_thai_700_normal } from '@fontsource/kanit/files/kanit-thai-700-normal.woff?url'
export { default as kanit_vietnamese_700_normal } from '@fontsource/kanit/files/kanit-vietnamese-700-normal.woff?url'
export { default as kanit_latin_400_italic } from '@fontsource/kanit/files/kanit-latin-400-italic.woff?url'
export { default as kanit_latin_ext_400_italic } from '@fontsource/kanit/files/kanit-latin-ext-400-italic.woff?url'
export { default as kanit_thai_400_italic } from '@fontsource/kanit/files/kanit-thai-400-italic.woff?url'
export { default as kanit_vietnamese_400_italic } from '@fontsource/kanit/files/kanit-vietnamese-400-italic.woff?url'
