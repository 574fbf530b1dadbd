import { company } from '../content/company';

/** The name without the full stop of `B.V.`: a dot follows it, the orange one or that of a sentence. */
export const displayName = company.name.replace(/\.$/, '');

/** A Dutch or international phone number as it is dialled (E.164): `0182 - 12 34 56` is +31182123456. */
export const toDialled = (phone: string) =>
  phone
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31');

/** The postal address, line by line. */
export const addressLines = [...company.street.split('\n'), `${company.postcode} ${company.city}`];
