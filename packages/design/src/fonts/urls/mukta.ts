// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/mukta/unicode.json' with { type: 'json' }
export { default as mukta_latin_400_normal } from '@fontsource/mukta/files/mukta-latin-400-normal.woff?url'
export { default as mukta_latin_ext_400_normal } from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff?url'
export { default as mukta_devanagari_400_normal } from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff?url'
export { default as mukta_latin_700_normal } from '@fontsource/mukta/files/mukta-latin-700-normal.woff?url'
export { default as mukta_latin_ext_700_normal } from '@fontsource/mukta/files/mukta-latin-ext-700-normal.woff?url'
export { default as mukta_devanagari_700_normal } from '@fontsource/mukta/files/mukta-devanagari-700-normal.woff?url'
