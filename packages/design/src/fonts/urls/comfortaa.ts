// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/comfortaa/unicode.json' with { type: 'json' }
export { default as comfortaa_latin_400_normal } from '@fontsource/comfortaa/files/comfortaa-latin-400-normal.woff?url'
export { default as comfortaa_latin_ext_400_normal } from '@fontsource/comfortaa/files/comfortaa-latin-ext-400-normal.woff?url'
export { default as comfortaa_cyrillic_ext_400_normal } from '@fontsource/comfortaa/files/comfortaa-cyrillic-ext-400-normal.woff?url'
export { default as comfortaa_cyrillic_400_normal } from '@fontsource/comfortaa/files/comfortaa-cyrillic-400-normal.woff?url'
export { default as comfortaa_greek_400_normal } from '@fontsource/comfortaa/files/comfortaa-greek-400-normal.woff?url'
export { default as comfortaa_vietnamese_400_normal } from '@fontsource/comfortaa/files/comfortaa-vietnamese-400-normal.woff?url'
export { default as comfortaa_latin_700_normal } from '@fontsource/comfortaa/files/comfortaa-latin-700-normal.woff?url'
export { default as comfortaa_latin_ext_700_normal } from '@fontsource/comfortaa/files/comfortaa-latin-ext-700-normal.woff?url'
export { default as comfortaa_cyrillic_ext_700_normal } from '@fontsource/comfortaa/files/comfortaa-cyrillic-ext-700-normal.woff?url'
export { default as comfortaa_cyrillic_700_normal } from '@fontsource/comfortaa/files/comfortaa-cyrillic-700-normal.woff?url'
export { default as comfortaa_greek_700_normal } from '@fontsource/comfortaa/files/comfortaa-greek-700-normal.woff?url'
export { default as comfortaa_vietnamese_700_normal } from '@fontsource/comfortaa/files/comfortaa-vietnamese-700-normal.woff?url'
