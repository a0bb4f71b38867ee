// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/playfair-display/unicode.json' with { type: 'json' }
export { default as playfair_display_latin_400_normal } from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff?url'
export { default as playfair_display_latin_ext_400_normal } from '@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff?url'
export { default as playfair_display_cyrillic_400_normal } from '@fontsource/playfair-display/files/playfair-display-cyrillic-400-normal.woff?url'
export { default as playfair_display_vietnamese_400_normal } from '@fontsource/playfair-display/files/playfair-display-vietnamese-400-normal.woff?url'
export { default as playfair_display_latin_700_normal } from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff?url'
export { default as playfair_display_latin_ext_700_normal } from '@fontsource/playfair-display/files/playfair-display-latin-ext-700-normal.woff?url'
export { default as playfair_display_cyrillic_700_normal } from '@fontsource/playfair-display/files/playfair-display-cyrillic-700-normal.woff?url'
export { default as playfair_display_vietnamese_700_normal } from '@fontsource/playfair-display/files/playfair-display-vietnamese-700-normal.woff?url'
export { default as playfair_display_latin_400_italic } from '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff?url'
export { default as playfair_display_latin_ext_400_italic } from '@fontsource/playfair-display/files/playfair-display-latin-ext-400-italic.woff?url'
export { default as playfair_display_cyrillic_400_italic } from '@fontsource/playfair-display/files/playfair-display-cyrillic-400-italic.woff?url'
export { default as playfair_display_vietnamese_400_italic } from '@fontsource/playfair-display/files/playfair-display-vietnamese-400-italic.woff?url'
