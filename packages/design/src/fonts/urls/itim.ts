// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/itim/unicode.json' with { type: 'json' }
export { default as itim_latin_400_normal } from '@fontsource/itim/files/itim-latin-400-normal.woff?url'
export { default as itim_latin_ext_400_normal } from '@fontsource/itim/files/itim-latin-ext-400-normal.woff?url'
export { default as itim_thai_400_normal } from '@fontsource/itim/files/itim-thai-400-normal.woff?url'
export { default as itim_vietnamese_400_normal } from '@fontsource/itim/files/itim-vietnamese-400-normal.woff?url'
