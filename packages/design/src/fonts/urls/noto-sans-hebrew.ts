// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-hebrew/unicode.json' with { type: 'json' }
export { default as noto_sans_hebrew_latin_400_normal } from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-latin-400-normal.woff?url'
export { default as noto_sans_hebrew_latin_ext_400_normal } from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-latin-ext-400-normal.woff?url'
export { default as noto_sans_hebrew_cyrillic_ext_400_normal } from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-cyrillic-ext-400-normal.woff?url'
export { default as noto_sans_hebrew_greek_ext_400_normal } from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-greek-ext-400-normal.woff?url'
export { default as noto_sans_hebrew_hebrew_400_normal } from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url'
