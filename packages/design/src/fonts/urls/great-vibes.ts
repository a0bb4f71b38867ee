// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/great-vibes/unicode.json' with { type: 'json' }
export { default as great_vibes_latin_400_normal } from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff?url'
export { default as great_vibes_latin_ext_400_normal } from '@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff?url'
export { default as great_vibes_cyrillic_ext_400_normal } from '@fontsource/great-vibes/files/great-vibes-cyrillic-ext-400-normal.woff?url'
export { default as great_vibes_cyrillic_400_normal } from '@fontsource/great-vibes/files/great-vibes-cyrillic-400-normal.woff?url'
export { default as great_vibes_greek_ext_400_normal } from '@fontsource/great-vibes/files/great-vibes-greek-ext-400-normal.woff?url'
export { default as great_vibes_vietnamese_400_normal } from '@fontsource/great-vibes/files/great-vibes-vietnamese-400-normal.woff?url'
