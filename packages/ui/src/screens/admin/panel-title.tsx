import { chakra } from '@chakra-ui/react'

export const PanelTitle = chakra('h3', { base: { fontSize: 'md', marginBlockEnd: 2 } })
