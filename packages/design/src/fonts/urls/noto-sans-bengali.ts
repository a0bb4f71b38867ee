// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-bengali/unicode.json' with { type: 'json' }
export { default as noto_sans_bengali_latin_400_normal } from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-latin-400-normal.woff?url'
export { default as noto_sans_bengali_latin_ext_400_normal } from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-latin-ext-400-normal.woff?url'
export { default as noto_sans_bengali_bengali_400_normal } from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url'
