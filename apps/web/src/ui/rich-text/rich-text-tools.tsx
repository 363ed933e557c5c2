import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { controlStyle } from '../field/field-frame'
import { isSafeAddress } from './rich-text-marks'
import { richTextMessages } from './rich-text-messages.generated'

/** One tab stop for a whole toolbar; arrows move in it. */
export function useRovingTools(toolbar: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const controls = [...(toolbar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const at = controls.indexOf(event.target as HTMLElement)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (at < 0 || step === undefined) return
    event.preventDefault()
    const next = (at + step + controls.length) % controls.length
    setStop(next)
    controls[next]?.focus()
  }
  const tool = (index: number) => ({
    'data-tool': '',
    tabIndex: stop === index ? 0 : -1,
    onFocus: () => setStop(index),
  })
  return { move, tool }
}

interface ToolProps {
  label: string
  icon: LucideIcon
  pressed?: boolean
  off?: boolean
  onPress: () => void
}

/** One format. A button that is off stays focusable, so that arrows never skip a place. */
export function Tool({ label, icon: Icon, pressed, off, onPress, ...rest }: ToolProps) {
  return (
    <chakra.button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={off ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !off && onPress()}
      display="inline-grid"
      placeItems="center"
      boxSize={{ base: '40px', md: '32px' }}
      borderRadius="sm"
      cursor={off ? 'not-allowed' : 'pointer'}
      color={off ? 'fg.disabled' : 'fg.default'}
      _hover={{ bg: 'bg.hover' }}
      css={{ '&[aria-pressed=true]': { bg: 'brand.muted', color: 'brand.fg' } }}
      {...rest}
    >
      <Icon size={16} aria-hidden />
    </chakra.button>
  )
}

/** A line between groups of tools. */
export function Divider() {
  return (
    <chakra.span
      aria-hidden
      w="1px"
      h="20px"
      mx="1"
      bg="border.default"
      display={{ base: 'none', sm: 'block' }}
    />
  )
}

/**
 * Takes the address of a link under the toolbar; passes on '' to remove a link and undefined when it was cancelled.
 */
export function LinkForm({ address, onClose }: { address: string; onClose: (address?: string) => void }) {
  const id = useId()
  const [value, setValue] = useState(address || 'https://')
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const apply = () => {
    const given = value.trim()
    if (isSafeAddress(given)) return onClose(given)
    setError(richTextMessages.addressHint)
    field.current?.focus()
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="3"
      py="2"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || event.target !== field.current) return
        event.preventDefault()
        apply()
      }}
    >
      <chakra.label htmlFor={id} textStyle="label">
        {richTextMessages.linkAddress}
      </chakra.label>
      <chakra.input
        id={id}
        ref={field}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode="url"
        css={{ ...controlStyle, width: 'auto', flex: '1', minWidth: '180px' }}
      />
      <LinkAction onPress={apply}>{richTextMessages.apply}</LinkAction>
      {address && <LinkAction onPress={() => onClose('')}>{richTextMessages.removeLink}</LinkAction>}
      <LinkAction onPress={() => onClose()}>{richTextMessages.cancel}</LinkAction>
      {error && (
        <chakra.p
          id={`${id}-error`}
          role="alert"
          color="overdue.fg"
          fontWeight="600"
          fontSize="sm"
          flexBasis="100%"
        >
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}

function LinkAction({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <chakra.button
      type="button"
      onClick={onPress}
      textStyle="label"
      color="brand.fg"
      px="2"
      minH="32px"
      borderRadius="sm"
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
    >
      {children}
    </chakra.button>
  )
}
