// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/oswald/unicode.json' with { type: 'json' }
export { default as oswald_latin_400_normal } from '@fontsource/oswald/files/oswald-latin-400-normal.woff?url'
export { default as oswald_latin_ext_400_normal } from '@fontsource/oswald/files/oswald-latin-ext-400-normal.woff?url'
export { default as oswald_cyrillic_ext_400_normal } from '@fontsource/oswald/files/oswald-cyrillic-ext-400-normal.woff?url'
export { default as oswald_cyrillic_400_normal } from '@fontsource/oswald/files/oswald-cyrillic-400-normal.woff?url'
export { default as oswald_vietnamese_400_normal } from '@fontsource/oswald/files/oswald-vietnamese-400-normal.woff?url'
export { default as oswald_latin_700_normal } from '@fontsource/oswald/files/oswald-latin-700-normal.woff?url'
export { default as oswald_latin_ext_700_normal } from '@fontsource/oswald/files/oswald-latin-ext-700-normal.woff?url'
export { default as oswald_cyrillic_ext_700_normal } from '@fontsource/oswald/files/oswald-cyrillic-ext-700-normal.woff?url'
export { default as oswald_cyrillic_700_normal } from '@fontsource/oswald/files/oswald-cyrillic-700-normal.woff?url'
export { default as oswald_vietnamese_700_normal } from '@fontsource/oswald/files/oswald-vietnamese-700-normal.woff?url'
