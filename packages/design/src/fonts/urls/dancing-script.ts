// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/dancing-script/unicode.json' with { type: 'json' }
export { default as dancing_script_latin_400_normal } from '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff?url'
export { default as dancing_script_latin_ext_400_normal } from '@fontsource/dancing-script/files/dancing-script-latin-ext-400-normal.woff?url'
export { default as dancing_script_vietnamese_400_normal } from '@fontsource/dancing-script/files/dancing-script-vietnamese-400-normal.woff?url'
export { default as dancing_script_latin_700_normal } from '@fontsource/dancing-script/files/dancing-script-latin-700-normal.woff?url'
export { default as dancing_script_latin_ext_700_normal } from '@fontsource/dancing-script/files/dancing-script-latin-ext-700-normal.woff?url'
export { default as dancing_script_vietnamese_700_normal } from '@fontsource/dancing-script/files/dancing-script-vietnamese-700-normal.woff?url'
