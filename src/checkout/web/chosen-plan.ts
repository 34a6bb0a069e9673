import { useEffect, useState } from 'react';
import type { BrowserStorage } from '#identity/web';
import { isPlanType, type PlanType } from '#plans';

/** The plan this screen is about, as it was stored when the screen came up. */
export interface ChosenPlan {
  plan: PlanType | null;
  /** Another tab has used the choice up, or dropped it, since. */
  vanished: boolean;
}

function storedPlan(storage: BrowserStorage): PlanType | null {
  const type = storage.read('selectedPlan')?.type;
  return isPlanType(type) ? type : null;
}

/**
 * The stored plan. What is on the screen is what is paid, so another choice made in another tab changes nothing
 * here; only its disappearance is told: another tab has paid, say.
 */
export function useChosenPlan(storage: BrowserStorage): ChosenPlan {
  const [chosen, setChosen] = useState<ChosenPlan>(() => ({ plan: storedPlan(storage), vanished: false }));
  useEffect(() => {
    const look = () => {
      const plan = storedPlan(storage);
      setChosen((now) =>
        now.plan ? (now.vanished === !plan ? now : { ...now, vanished: !plan }) : { plan, vanished: false },
      );
    };
    // Prerendered markup knows no storage, and another tab may have been quick.
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [storage]);
  return chosen;
}
