// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/cairo/unicode.json' with { type: 'json' }
export { default as cairo_latin_400_normal } from '@fontsource/cairo/files/cairo-latin-400-normal.woff?url'
export { default as cairo_latin_ext_400_normal } from '@fontsource/cairo/files/cairo-latin-ext-400-normal.woff?url'
export { default as cairo_arabic_400_normal } from '@fontsource/cairo/files/cairo-arabic-400-normal.woff?url'
export { default as cairo_latin_700_normal } from '@fontsource/cairo/files/cairo-latin-700-normal.woff?url'
export { default as cairo_latin_ext_700_normal } from '@fontsource/cairo/files/cairo-latin-ext-700-normal.woff?url'
export { default as cairo_arabic_700_normal } from '@fontsource/cairo/files/cairo-arabic-700-normal.woff?url'
