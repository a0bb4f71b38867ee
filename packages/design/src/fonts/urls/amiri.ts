// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/amiri/unicode.json' with { type: 'json' }
export { default as amiri_latin_400_normal } from '@fontsource/amiri/files/amiri-latin-400-normal.woff?url'
export { default as amiri_latin_ext_400_normal } from '@fontsource/amiri/files/amiri-latin-ext-400-normal.woff?url'
export { default as amiri_arabic_400_normal } from '@fontsource/amiri/files/amiri-arabic-400-normal.woff?url'
export { default as amiri_latin_700_normal } from '@fontsource/amiri/files/amiri-latin-700-normal.woff?url'
export { default as amiri_latin_ext_700_normal } from '@fontsource/amiri/files/amiri-latin-ext-700-normal.woff?url'
export { default as amiri_arabic_700_normal } from '@fontsource/amiri/files/amiri-arabic-700-normal.woff?url'
export { default as amiri_latin_400_italic } from '@fontsource/amiri/files/amiri-latin-400-italic.woff?url'
export { default as amiri_latin_ext_400_italic } from '@fontsource/amiri/files/amiri-latin-ext-400-italic.woff?url'
export { default as amiri_arabic_400_italic } from '@fontsource/amiri/files/amiri-arabic-400-italic.woff?url'
