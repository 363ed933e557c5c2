import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  Datagrid,
  DeleteWithConfirmButton,
  List,
  Resource,
  SearchInput,
  SelectInput,
  TextField,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

const roles = ['State Monitor', 'Local Admin', 'Local User'].map((name) => ({ id: name, name }))
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="role" source="role" choices={roles} alwaysOn />,
]

/** The list as the manual of react-admin begins it: the columns of the portal's list of users, and a search. */
function UserList() {
  return (
    <List filters={filters} perPage={25}>
      <Datagrid rowClick={false}>
        <TextField source="userName" />
        <TextField source="fullName" />
        <TextField source="email" />
        <TextField source="phone" />
        <TextField source="agency" />
        <TextField source="role" />
        <TextField source="lastLogin" />
        <DeleteWithConfirmButton />
      </Datagrid>
    </List>
  )
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRestProvider('/api')}>
    <Resource name="users" list={UserList} />
  </Admin>,
)
