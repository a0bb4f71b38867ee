import { chakra } from '@chakra-ui/react'
import { logoAddress, logoSize } from '@motif/contract/logo-rules'
import type { ShopFacts } from '../provider/index.ts'

type Logo = NonNullable<ShopFacts['logo']>

const Picture = chakra('img', { base: { height: 'auto', maxWidth: { base: '7.5rem', sm: 'full' } } })

/** The shop's logo in the colours of the theme. It has its room before it is there. */
export function Logo({ logo: { light, dark }, name }: { logo: Logo; name: string }) {
  const parts = (picture: Logo['light']) => ({
    htmlWidth: logoSize(picture).width,
    htmlHeight: logoSize(picture).height,
    src: logoAddress(picture, '64'),
    srcSet: `${logoAddress(picture, '32')} 1x, ${logoAddress(picture, '64')} 2x, ${logoAddress(picture, '96')} 3x`,
    alt: name
  })
  if (dark === null) return <Picture {...parts(light)} />
  // Of two, only the one that shows is fetched.
  return (
    <>
      <Picture {...parts(light)} loading="lazy" _dark={{ display: 'none' }} />
      <Picture {...parts(dark)} loading="lazy" display="none" _dark={{ display: 'block' }} />
    </>
  )
}
