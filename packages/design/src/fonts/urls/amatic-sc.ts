// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/amatic-sc/unicode.json' with { type: 'json' }
export { default as amatic_sc_latin_400_normal } from '@fontsource/amatic-sc/files/amatic-sc-latin-400-normal.woff?url'
export { default as amatic_sc_latin_ext_400_normal } from '@fontsource/amatic-sc/files/amatic-sc-latin-ext-400-normal.woff?url'
export { default as amatic_sc_cyrillic_400_normal } from '@fontsource/amatic-sc/files/amatic-sc-cyrillic-400-normal.woff?url'
export { default as amatic_sc_hebrew_400_normal } from '@fontsource/amatic-sc/files/amatic-sc-hebrew-400-normal.woff?url'
export { default as amatic_sc_vietnamese_400_normal } from '@fontsource/amatic-sc/files/amatic-sc-vietnamese-400-normal.woff?url'
export { default as amatic_sc_latin_700_normal } from '@fontsource/amatic-sc/files/amatic-sc-latin-700-normal.woff?url'
export { default as amatic_sc_latin_ext_700_normal } from '@fontsource/amatic-sc/files/amatic-sc-latin-ext-700-normal.woff?url'
export { default as amatic_sc_cyrillic_700_normal } from '@fontsource/amatic-sc/files/amatic-sc-cyrillic-700-normal.woff?url'
export { default as amatic_sc_hebrew_700_normal } from '@fontsource/amatic-sc/files/amatic-sc-hebrew-700-normal.woff?url'
export { default as amatic_sc_vietnamese_700_normal } from '@fontsource/amatic-sc/files/amatic-sc-vietnamese-700-normal.woff?url'
