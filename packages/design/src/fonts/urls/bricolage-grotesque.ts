// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' }
export { default as bricolage_grotesque_latin_400_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff?url'
export { default as bricolage_grotesque_latin_ext_400_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-400-normal.woff?url'
export { default as bricolage_grotesque_vietnamese_400_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-400-normal.woff?url'
export { default as bricolage_grotesque_latin_700_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url'
export { default as bricolage_grotesque_latin_ext_700_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?url'
export { default as bricolage_grotesque_vietnamese_700_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff?url'
export { default as bricolage_grotesque_latin_800_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?url'
export { default as bricolage_grotesque_latin_ext_800_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?url'
export { default as bricolage_grotesque_vietnamese_800_normal } from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-800-normal.woff?url'
