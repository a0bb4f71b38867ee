// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/lobster/unicode.json' with { type: 'json' }
export { default as lobster_latin_400_normal } from '@fontsource/lobster/files/lobster-latin-400-normal.woff?url'
export { default as lobster_latin_ext_400_normal } from '@fontsource/lobster/files/lobster-latin-ext-400-normal.woff?url'
export { default as lobster_cyrillic_ext_400_normal } from '@fontsource/lobster/files/lobster-cyrillic-ext-400-normal.woff?url'
export { default as lobster_cyrillic_400_normal } from '@fontsource/lobster/files/lobster-cyrillic-400-normal.woff?url'
export { default as lobster_vietnamese_400_normal } from '@fontsource/lobster/files/lobster-vietnamese-400-normal.woff?url'
