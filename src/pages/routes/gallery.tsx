import { type ReactNode, useState } from 'react';
import { PLAN_TYPES, PLANS } from '#plans';
import { PlanCard, StaticCurrencySelect } from '#plans/web';
import {
  AlertDialog,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Chip,
  classNames,
  Field,
  inputClass,
  Logo,
  LogoMark,
  Notice,
  PageShell,
  PasswordField,
  Select,
  Spinner,
  TextField,
} from '#ui';
import { landingVoice } from '../content/claims.ts';
import { gallery } from '../content/gallery.ts';
import { pageMeta } from '../meta.ts';
import { AdmissionTicket } from '../parts/AdmissionTicket.tsx';
import { Icon, iconNames } from '../parts/Icon.tsx';
import { PrompterBox } from '../parts/PrompterBox.tsx';
import { ReadingScene } from '../parts/ReadingScene.tsx';
import { Ticket } from '../parts/Ticket.tsx';
import { Voice } from '../parts/Voice.tsx';

export const meta = () => pageMeta({ title: gallery.title, description: gallery.lede });

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-line border-t pt-8 pb-14">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

const row = 'flex flex-wrap items-center gap-3';

function Colours() {
  return (
    <Shelf title="Colours">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {gallery.colours.map(([name, background]) => (
          <li key={name} className="grid gap-1 text-sm">
            <span className={classNames('h-16 rounded-md border border-line', background)} />
            {name}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{gallery.traps}</p>
    </Shelf>
  );
}

function Type() {
  return (
    <Shelf title="Type">
      {gallery.sizes.map((size) => (
        <p key={size} className={classNames('font-said leading-tight', size)}>
          {gallery.sample} <small className="font-done text-ink-2 text-xs">{size}</small>
        </p>
      ))}
      <p className="said text-xl">“{gallery.sample}.”</p>
      <p className="figure text-4xl tabular-nums">R1999.99</p>
    </Shelf>
  );
}

function Buttons() {
  return (
    <Shelf title="Buttons">
      {(['primary', 'quiet', 'text'] as const).map((variant) => (
        <p key={variant} className={row}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} loading>
            Processing…
          </Button>
          <ButtonLink variant={variant} href="#main">
            a link
          </ButtonLink>
        </p>
      ))}
    </Shelf>
  );
}

function Fields() {
  return (
    <Shelf title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Empty" placeholder="you@example.co.za" />
        <TextField label="With a hint" hint="Only for receipts." defaultValue="thandi@example.co.za" />
        <TextField label="Invalid" error="Invalid email address." defaultValue="thandi@" />
        <TextField label="Disabled" disabled defaultValue="thandi@example.co.za" />
        <TextField label="Long" defaultValue={gallery.long} />
        <PasswordField
          label="Secret"
          defaultValue="correct horse"
          error="Password should be at least 6 characters."
        />
        <Field id="gallery-select" label="Choice">
          <Select id="gallery-select" className={inputClass}>
            <option>Matched</option>
            <option>Talking</option>
          </Select>
        </Field>
        <Checkbox label="I am 18 or older and accept the terms" hint="A hint with more words." />
        <Checkbox label="Not ticked" error="Tick this box to go on." />
      </div>
      <StaticCurrencySelect className="justify-self-start" />
    </Shelf>
  );
}

function Notices() {
  const [open, setOpen] = useState(false);
  return (
    <Shelf title="Notices, chips, waiting, alert">
      <Notice title="Good to know">Your plan runs until Friday.</Notice>
      <Notice tone="good" title="Copied">
        It is on your clipboard.
      </Notice>
      <Notice tone="danger" title="Payment failed" role="note">
        {gallery.long}
      </Notice>
      <p className={row}>
        {(['plain', 'sage', 'plum', 'gold', 'ember', 'brick'] as const).map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </p>
      <p className={row}>
        <Spinner label="Connecting..." />
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Open the alert
        </Button>
      </p>
      <AlertDialog
        open={open}
        message="Something went wrong. Please try again."
        onOk={() => setOpen(false)}
      />
    </Shelf>
  );
}

function Pieces() {
  return (
    <Shelf title="Pieces of the pages">
      <p className={row}>
        <Logo />
        <LogoMark className="size-12" />
        <Ticket>A ticket</Ticket>
      </p>
      <p className={classNames(row, 'text-ember')}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} className="size-8" />
        ))}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ReadingScene />
        <div className="grid gap-6">
          <AdmissionTicket />
          <Voice voice={landingVoice} />
          <Card>A card holds a form or a list.</Card>
          <PrompterBox title="The prompter’s box" className="h-auto w-full rounded-lg" />
        </div>
      </div>
      <div className="grid gap-6 lg:mt-6 lg:grid-cols-3">
        {PLAN_TYPES.map((type) => (
          <PlanCard key={type} plan={PLANS[type]} featured={type === 'monthly'} />
        ))}
      </div>
    </Shelf>
  );
}

/** Every component with its states, for those who build; not served in production. */
export default function Gallery() {
  return (
    <PageShell className="wrap">
      <h1 className="pt-6 text-4xl">{gallery.title}</h1>
      <p className="pt-3 pb-10 text-ink-2 text-lg">{gallery.lede}</p>
      <Colours />
      <Type />
      <Buttons />
      <Fields />
      <Notices />
      <Pieces />
    </PageShell>
  );
}
