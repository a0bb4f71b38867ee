// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/fraunces/unicode.json' with { type: 'json' }
export { default as fraunces_latin_400_normal } from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff?url'
export { default as fraunces_latin_ext_400_normal } from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff?url'
export { default as fraunces_vietnamese_400_normal } from '@fontsource/fraunces/files/fraunces-vietnamese-400-normal.woff?url'
export { default as fraunces_latin_700_normal } from '@fontsource/fraunces/files/fraunces-latin-700-normal.woff?url'
export { default as fraunces_latin_ext_700_normal } from '@fontsource/fraunces/files/fraunces-latin-ext-700-normal.woff?url'
export { default as fraunces_vietnamese_700_normal } from '@fontsource/fraunces/files/fraunces-vietnamese-700-normal.woff?url'
export { default as fraunces_latin_400_italic } from '@fontsource/fraunces/files/fraunces-latin-400-italic.woff?url'
export { default as fraunces_latin_ext_400_italic } from '@fontsource/fraunces/files/fraunces-latin-ext-400-italic.woff?url'
export { default as fraunces_vietnamese_400_italic } from '@fontsource/fraunces/files/fraunces-vietnamese-400-italic.woff?url'
