import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { iconFrame, iconPicture, type IconButtonProps } from './icon-button'

const StyledLink = chakra(Link)

export interface IconLinkProps extends Pick<IconButtonProps, 'label' | 'icon' | 'onChrome'> {
  to: string
}

/** As IconButton, for going somewhere. In a file of its own: the sign-in screen has no router to load. */
export function IconLink({ label, icon, to, onChrome }: IconLinkProps) {
  return (
    <StyledLink
      to={to}
      aria-label={label}
      title={label}
      {...iconFrame}
      _hover={{ bg: onChrome ? 'bg.chromeHover' : 'bg.hover' }}
      css={iconPicture}
    >
      {icon}
    </StyledLink>
  )
}
