// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/bebas-neue/unicode.json' with { type: 'json' }
export { default as bebas_neue_latin_400_normal } from '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff?url'
export { default as bebas_neue_latin_ext_400_normal } from '@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff?url'
