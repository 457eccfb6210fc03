/** Spellings of words that people type, as `word: other spelling, another`; one word per line. */
export const SPELLINGS = `
  you: u
  your: ur, yr, yur
  please: pls, plz, plse
  receive: recieve, recive, receve, recv
  received: recieved, recived
  receiving: recieving
  account: acount, acc, acnt, accnt
  amount: amt, ammount, amnt
  payment: pymt, paymnt, payement, pament
  advance: advnce, advanse, adv, adwance, edvance
  deposit: deposite, diposit
  transfer: trnsfer, tranfer, transfar
  scan: skan, scaan, sken
  courier: curier, courior, kuriyar
  verification: varification, verfication
  army: armi, aarmy
  officer: oficer, offiser, afsar, afser
  pehle: pahle, phle, pehele
  bhej: bhjo, bej
  bhejo: bhejdo
  karo: kro
  kar: kr
  dalo: daalo, dallo
  dal: daal
  hu: hun, hoon, hoo
  jayega: jaega, jayga, jaayega, jyega
  jayenge: jaenge, jaayenge
  jayegi: jaegi, jaayegi
  aayega: ayega, aaega, aega, aaayega
  paise: pese, paisay, pais
  wapas: vapas, wapis, vapis, waapas
  mujhe: muje, mjhe, mujhko
  batao: btao, bataao, bta
  bata: btaa
`
