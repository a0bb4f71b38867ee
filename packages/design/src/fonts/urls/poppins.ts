// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/poppins/unicode.json' with { type: 'json' }
export { default as poppins_latin_400_normal } from '@fontsource/poppins/files/poppins-latin-400-normal.woff?url'
export { default as poppins_latin_ext_400_normal } from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff?url'
export { default as poppins_devanagari_400_normal } from '@fontsource/poppins/files/poppins-devanagari-400-normal.woff?url'
export { default as poppins_latin_700_normal } from '@fontsource/poppins/files/poppins-latin-700-normal.woff?url'
export { default as poppins_latin_ext_700_normal } from '@fontsource/poppins/files/poppins-latin-ext-700-normal.woff?url'
export { default as poppins_devanagari_700_normal } from '@fontsource/poppins/files/poppins-devanagari-700-normal.woff?url'
export { default as poppins_latin_400_italic } from '@fontsource/poppins/files/poppins-latin-400-italic.woff?url'
export { default as poppins_latin_ext_400_italic } from '@fontsource/poppins/files/poppins-latin-ext-400-italic.woff?url'
export { default as poppins_devanagari_400_italic } from '@fontsource/poppins/files/poppins-devanagari-400-italic.woff?url'
