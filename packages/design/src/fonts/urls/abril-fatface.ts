// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/abril-fatface/unicode.json' with { type: 'json' }
export { default as abril_fatface_latin_400_normal } from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff?url'
export { default as abril_fatface_latin_ext_400_normal } from '@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff?url'
