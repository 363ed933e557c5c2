import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { ListColumns } from '../accounts-types.js'

/** How often a user receives mail about a group of events. */
export const NotificationChannel = {
  Immediate: 'Immediate',
  Daily: 'Daily',
  Weekly: 'Weekly',
  Off: 'Off',
} as const

registerEnumType(NotificationChannel, {
  name: 'NotificationChannel',
  description: 'How often somebody gets mail about a group of events.',
  valuesConfig: {
    Immediate: { description: 'As soon as it happens.' },
    Daily: { description: 'Once a day, everything together.' },
    Weekly: { description: 'Once a week, everything together.' },
    Off: { description: 'No mail; the bell shows it all the same.' },
  },
})

/** Colours of the portal. */
export const Theme = { system: 'system', light: 'light', dark: 'dark' } as const

registerEnumType(Theme, {
  name: 'Theme',
  description: 'Colours of the portal.',
  valuesConfig: {
    system: { description: 'As the device is set.' },
    light: { description: 'Dark text on light ground.' },
    dark: { description: 'Light text on dark ground.' },
  },
})

@ObjectType({ description: 'What the person gets by mail about one group of events.' })
export class NotificationChoice {
  @Field(() => String, { description: 'Key of the group, such as findings.' })
  group!: string

  @Field(() => String, { description: 'Words for the screen.' })
  label!: string

  @Field(() => String, { description: 'What belongs to the group.' })
  description!: string

  @Field(() => NotificationChannel, { description: 'How often mail comes.' })
  channel!: keyof typeof NotificationChannel

  @Field(() => Boolean, {
    description: 'Legal notices are always mailed at once: the channel stays Immediate.',
  })
  isLegal!: boolean
}

@ObjectType({ description: 'A page that can be opened after signing in.' })
export class HomePageChoice {
  @Field(() => String, { description: 'Address within the portal.' })
  path!: string

  @Field(() => String, { description: 'Name of the page.' })
  name!: string
}

@ObjectType({ description: 'What somebody has chosen for the own portal.' })
export class UserPreferences {
  @Field(() => [NotificationChoice], {
    description: 'Every group of events that the roles of the person can hear of.',
  })
  notifications!: NotificationChoice[]

  @Field(() => Boolean, {
    description: 'State staff: mail about the preferred agencies only; legal notices come all the same.',
  })
  onlyPreferredLeas!: boolean

  @Field(() => [String], {
    description: 'Names of the preferred agencies, which an administrator chooses; none for local people.',
  })
  preferredLeas!: string[]

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Since when the mail server refuses the own address; null while mail arrives.',
  })
  mailBouncedOn!: string | null

  @Field(() => Theme, { description: 'Colours of the portal.' })
  theme!: keyof typeof Theme

  @Field(() => String, { description: 'Key of the language, such as en.' })
  language!: string

  @Field(() => String, {
    nullable: true,
    description: 'Address to open after signing in; null for the one that the role has.',
  })
  homePage!: string | null

  @Field(() => [HomePageChoice], { description: 'Pages that can be chosen for it.' })
  homePages!: HomePageChoice[]

  @Field(() => Int, { description: 'Version, to be sent with a change; 0 before the first one.' })
  version!: number
}

@InputType({ description: 'A choice for one group of events.' })
export class NotificationChoiceInput {
  @Field(() => String, { description: 'Key of the group, such as findings.' })
  group!: string

  @Field(() => NotificationChannel, { description: 'How often mail shall come.' })
  channel!: keyof typeof NotificationChannel
}

@InputType({ description: 'Changes of preferences; what is left out stays as it is.' })
export class SavePreferencesInput {
  @Field(() => [NotificationChoiceInput], {
    nullable: true,
    description: 'Groups that are left out stay as they are.',
  })
  notifications?: NotificationChoiceInput[]

  @Field(() => Boolean, { nullable: true, description: 'Left out, it stays as it is.' })
  onlyPreferredLeas?: boolean | null

  @Field(() => Theme, { nullable: true, description: 'Colours of the portal.' })
  theme?: keyof typeof Theme

  @Field(() => String, { nullable: true, description: 'Key of the language, such as en.' })
  language?: string

  @Field(() => String, {
    nullable: true,
    description: 'Address to open after signing in; null for the one that the role has.',
  })
  homePage?: string | null

  @Field(() => Int, { description: 'Version that the caller saw.' })
  version!: number
}

@InputType({ description: 'Columns of one list that shall be put away.' })
export class SaveListColumnsInput {
  @Field(() => String, { description: 'Name of the list, such as users.' })
  list!: string

  @Field(() => [String], { description: 'Ids of the columns; none forgets the choice.' })
  hidden!: string[]
}

@ObjectType({ description: 'The choice of columns after it was saved.' })
export class ListColumnsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [ListColumns], {
    nullable: true,
    description: 'Columns that the person has put away, by list; null when it was refused.',
  })
  listColumns!: ListColumns[] | null
}

@ObjectType({ description: 'The preferences after they were saved.' })
export class PreferencesPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => UserPreferences, {
    nullable: true,
    description: 'As they stand now, on CONFLICT too; null on other refusals.',
  })
  preferences!: UserPreferences | null
}
