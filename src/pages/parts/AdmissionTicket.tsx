import { opening } from '../content/choose-us.ts';
import { offer } from '../content/claims.ts';
import { PriceTag } from './PriceTag.tsx';
import '../styles/ticket.css';

/** An admission ticket: the price, and the stub with the countdown, which only a script can run. */
export function AdmissionTicket() {
  return (
    <div className="admission grid sm:grid-cols-[1.35fr_1fr] lg:rotate-2">
      <div className="grid content-center gap-3 p-7 sm:p-8">
        <p className="font-semibold text-gold-ink text-sm">{offer.discount}</p>
        <PriceTag size="large" />
        <p className="text-sm">{offer.moneyBack}</p>
      </div>
      <div className="grid content-center border-gold border-t-2 border-dashed p-7 sm:border-t-0 sm:border-l-2 sm:p-8">
        <div className="invisible" data-needs-script="">
          <p className="text-sm">{opening.endsIn}</p>
          <p role="timer" data-countdown="" className="figure pt-1 text-3xl tabular-nums">
            24:00:00
          </p>
        </div>
      </div>
    </div>
  );
}
