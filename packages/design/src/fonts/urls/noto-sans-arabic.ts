// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' }
export { default as noto_sans_arabic_arabic_400_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url'
export { default as noto_sans_arabic_latin_400_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-400-normal.woff?url'
export { default as noto_sans_arabic_latin_ext_400_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-ext-400-normal.woff?url'
export { default as noto_sans_arabic_math_400_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-math-400-normal.woff?url'
export { default as noto_sans_arabic_symbols_400_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-symbols-400-normal.woff?url'
export { default as noto_sans_arabic_arabic_700_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?url'
export { default as noto_sans_arabic_latin_700_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-700-normal.woff?url'
export { default as noto_sans_arabic_latin_ext_700_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-ext-700-normal.woff?url'
export { default as noto_sans_arabic_math_700_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-math-700-normal.woff?url'
export { default as noto_sans_arabic_symbols_700_normal } from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-symbols-700-normal.woff?url'
