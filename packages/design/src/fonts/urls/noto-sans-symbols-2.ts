// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-symbols-2/unicode.json' with { type: 'json' }
export { default as noto_sans_symbols_2_latin_400_normal } from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-latin-400-normal.woff?url'
export { default as noto_sans_symbols_2_latin_ext_400_normal } from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-latin-ext-400-normal.woff?url'
export { default as noto_sans_symbols_2_braille_400_normal } from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-braille-400-normal.woff?url'
export { default as noto_sans_symbols_2_math_400_normal } from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-math-400-normal.woff?url'
export { default as noto_sans_symbols_2_mayan_numerals_400_normal } from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-mayan-numerals-400-normal.woff?url'
export { default as noto_sans_symbols_2_symbols_400_normal } from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff?url'
