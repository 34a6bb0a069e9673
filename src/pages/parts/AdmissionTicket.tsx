import { opening } from '../content/choose-us.ts';
import { offer } from '../content/claims.ts';
import { PriceTag } from './PriceTag.tsx';

/** An admission ticket: the price, and the stub with the countdown, which only a script can run. */
export function AdmissionTicket() {
  return (
    <div className="leaves leaves-below grid sm:leaves-right sm:grid-cols-[1.35fr_1fr] lg:mx-2 lg:rotate-2">
      <div className="grid content-center gap-3 bg-gold-wash p-7 sm:p-8">
        <p className="font-semibold text-gold-ink text-sm">{offer.discount}</p>
        <PriceTag size="large" />
        <p className="text-sm">{offer.moneyBack}</p>
      </div>
      <div className="grid content-center border-gold border-dashed bg-gold-wash p-7 sm:p-8">
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
