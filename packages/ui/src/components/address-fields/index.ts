export { AddressFields, type AddressFieldsProps } from './address-fields.tsx'
export { AddressLines, type AddressLinesProps } from './address-lines.tsx'
export { addressErrors, addressKeys, type AddressTexts, emptyAddress, fromAddress, toAddress } from './address-texts.ts'
