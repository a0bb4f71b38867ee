// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-tamil/unicode.json' with { type: 'json' }
export { default as noto_sans_tamil_latin_400_normal } from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-latin-400-normal.woff?url'
export { default as noto_sans_tamil_latin_ext_400_normal } from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-latin-ext-400-normal.woff?url'
export { default as noto_sans_tamil_tamil_400_normal } from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?url'
