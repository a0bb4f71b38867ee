// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/pacifico/unicode.json' with { type: 'json' }
export { default as pacifico_latin_400_normal } from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff?url'
export { default as pacifico_latin_ext_400_normal } from '@fontsource/pacifico/files/pacifico-latin-ext-400-normal.woff?url'
export { default as pacifico_cyrillic_ext_400_normal } from '@fontsource/pacifico/files/pacifico-cyrillic-ext-400-normal.woff?url'
export { default as pacifico_cyrillic_400_normal } from '@fontsource/pacifico/files/pacifico-cyrillic-400-normal.woff?url'
export { default as pacifico_vietnamese_400_normal } from '@fontsource/pacifico/files/pacifico-vietnamese-400-normal.woff?url'
