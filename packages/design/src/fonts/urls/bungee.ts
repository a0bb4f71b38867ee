// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/bungee/unicode.json' with { type: 'json' }
export { default as bungee_latin_400_normal } from '@fontsource/bungee/files/bungee-latin-400-normal.woff?url'
export { default as bungee_latin_ext_400_normal } from '@fontsource/bungee/files/bungee-latin-ext-400-normal.woff?url'
export { default as bungee_vietnamese_400_normal } from '@fontsource/bungee/files/bungee-vietnamese-400-normal.woff?url'
