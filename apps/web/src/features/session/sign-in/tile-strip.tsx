import { chakra } from '@chakra-ui/react'

const tiles = [
  '#1f3f73',
  '#22477f',
  '#254f8b',
  '#255a9a',
  '#2469ae',
  '#2377c2',
  '#2375bf',
  '#2f80c7',
  '#3787cc',
  '#3c8ace',
  '#418ed0',
  '#519ad8',
  '#569eda',
  '#5ba2dc',
  '#61a5df',
  '#71b2e6',
  '#81b7de',
  '#9ebfca',
  '#b0c3bf',
  '#ded0a0',
  '#ffd67f',
  '#ffd479',
  '#fec955',
  '#fdbe31',
]

/** The 24 systems as one row of tiles from night to day: the picture of the sign-in screen on phones. */
export function TileStrip() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 359 12"
      display={{ base: 'block', md: 'none' }}
      width="100%"
      marginTop="18px"
    >
      {tiles.map((fill, i) => (
        <rect key={fill} x={i * 15} width="12" height="12" rx="1" fill={fill} />
      ))}
    </chakra.svg>
  )
}
