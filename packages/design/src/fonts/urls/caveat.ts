// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/caveat/unicode.json' with { type: 'json' }
export { default as caveat_latin_400_normal } from '@fontsource/caveat/files/caveat-latin-400-normal.woff?url'
export { default as caveat_latin_ext_400_normal } from '@fontsource/caveat/files/caveat-latin-ext-400-normal.woff?url'
export { default as caveat_cyrillic_ext_400_normal } from '@fontsource/caveat/files/caveat-cyrillic-ext-400-normal.woff?url'
export { default as caveat_cyrillic_400_normal } from '@fontsource/caveat/files/caveat-cyrillic-400-normal.woff?url'
export { default as caveat_latin_700_normal } from '@fontsource/caveat/files/caveat-latin-700-normal.woff?url'
export { default as caveat_latin_ext_700_normal } from '@fontsource/caveat/files/caveat-latin-ext-700-normal.woff?url'
export { default as caveat_cyrillic_ext_700_normal } from '@fontsource/caveat/files/caveat-cyrillic-ext-700-normal.woff?url'
export { default as caveat_cyrillic_700_normal } from '@fontsource/caveat/files/caveat-cyrillic-700-normal.woff?url'
