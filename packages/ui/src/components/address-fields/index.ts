export { AddressFields, type AddressFieldsProps } from './address-fields.tsx'
export { AddressLines, type AddressLinesProps } from './address-lines.tsx'
export { addressErrors, addressKeys, fromAddress, toAddress } from './address-texts.ts'
export { type AddressTexts, emptyAddress } from './empty-address.ts'
