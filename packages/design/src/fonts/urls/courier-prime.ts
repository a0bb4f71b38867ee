// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/courier-prime/unicode.json' with { type: 'json' }
export { default as courier_prime_latin_400_normal } from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff?url'
export { default as courier_prime_latin_ext_400_normal } from '@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff?url'
export { default as courier_prime_latin_700_normal } from '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff?url'
export { default as courier_prime_latin_ext_700_normal } from '@fontsource/courier-prime/files/courier-prime-latin-ext-700-normal.woff?url'
export { default as courier_prime_latin_400_italic } from '@fontsource/courier-prime/files/courier-prime-latin-400-italic.woff?url'
export { default as courier_prime_latin_ext_400_italic } from '@fontsource/courier-prime/files/courier-prime-latin-ext-400-italic.woff?url'
