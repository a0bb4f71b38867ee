// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/marck-script/unicode.json' with { type: 'json' }
export { default as marck_script_latin_400_normal } from '@fontsource/marck-script/files/marck-script-latin-400-normal.woff?url'
export { default as marck_script_latin_ext_400_normal } from '@fontsource/marck-script/files/marck-script-latin-ext-400-normal.woff?url'
export { default as marck_script_cyrillic_400_normal } from '@fontsource/marck-script/files/marck-script-cyrillic-400-normal.woff?url'
