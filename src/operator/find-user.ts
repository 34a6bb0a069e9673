import { OperatorFault, type Place } from './command.ts';

export interface FoundUser {
  id: string;
  email: string;
  name: string;
}

/** The account of an e-mail address or user id. @throws OperatorFault where there is none */
export async function findUser({ db }: Place, wanted: string): Promise<FoundUser> {
  const user = await db
    .selectFrom('user')
    .select(['id', 'email', 'name'])
    .where((row) => row.or([row('email', '=', wanted.toLowerCase()), row('id', '=', wanted)]))
    .executeTakeFirst();
  if (user) return user;
  throw new OperatorFault(`Nobody has an account as ${wanted}`);
}
