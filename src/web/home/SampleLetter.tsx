import { t, Words } from '#web/language.tsx'
import { HOME_TOP } from '#web/copy/home-top.ts'

/** An invented letter with the marks the product makes on a real one. A picture, so readers get its description. */
export function SampleLetter() {
  return (
    <figure
      className="relative max-w-[560px] pt-2 pb-21 md:max-w-none md:pb-7"
      role="img"
      aria-label={t(HOME_TOP.sample)}
    >
      <div className="sample mx-auto w-[96%] -rotate-[1.6deg] md:mr-0 md:w-[88%]" lang="en" aria-hidden="true">
        <div className="sample-page">
          <div className="sample-top">
            <div>
              <div className="sample-name">
                Harlan & Pike
                <br />
                Recovery LLC
              </div>
              P.O. Box 41877
              <br />
              Plano, TX 75024
              <br />
              (800) 555-0142
            </div>
            <div>
              November 9, 2026
              <br />
              <br />
              To: Dana R. Whitfield
              <br />
              2214 Cedar Bend Drive, Apt 7
              <br />
              Austin, TX 78758
              <br />
              <br />
              Reference: HP-2209-4471
            </div>
          </div>
          <p>
            Harlan & Pike Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Northbrook
            Funding III LLC. We will use any information you give us to help collect the debt.
          </p>
          <div className="sample-columns">
            <div>
              <b>Our information shows:</b>
              <p>
                You had a Lakeline Rewards credit card from Lakeline Bank with account number ending in 4471. Date of
                last payment: March 14, 2021.
              </p>
              <table>
                <tbody>
                  <tr>
                    <td>As of October 31, 2021, you owed:</td>
                    <td>$1,187.42</td>
                  </tr>
                  <tr>
                    <td>You were charged this amount in interest:</td>
                    <td>+ $412.60</td>
                  </tr>
                  <tr>
                    <td>You were charged this amount in fees:</td>
                    <td>+ $95.00</td>
                  </tr>
                  <tr>
                    <td>You paid or were credited this amount toward the debt:</td>
                    <td>− $0.00</td>
                  </tr>
                  <tr>
                    <td>Total amount of the debt now:</td>
                    <td>
                      <span className="hl" data-n="2">
                        $1,842.02
                      </span>
                    </td>
                  </tr>
                </tbody>
              </table>
            </div>
            <div>
              <b>How can you dispute the debt?</b>
              <ul>
                <li>
                  Call or write to us by{' '}
                  <span className="hl" data-n="3">
                    December 9, 2026
                  </span>
                  , to dispute all or part of the debt. If you do not, we will assume that our information is correct.
                </li>
                <li>
                  If you write to us by December 9, 2026, we must stop collection on any amount you dispute until we
                  send you information that shows you owe the debt.
                </li>
              </ul>
            </div>
          </div>
          <div className="sample-box">
            <b>Important.</b> If we do not receive payment in full,{' '}
            <span className="hl" data-n="1">
              we may begin a lawsuit against you without further notice
            </span>
            . Call now to protect yourself.
          </div>
        </div>
      </div>
      <HighlighterPen />
      <div className="callout top-[53%] left-[62%] !hidden lg:!grid" aria-hidden="true">
        <span className="fnum">2</span>
        <p>
          <Words of="<0>$147.00 too much</0>Its own figures add up to $1,695.02." parts={[<strong />]} />
        </p>
      </div>
      <div className="callout bottom-0 left-0 md:bottom-[3%] md:left-[2%]" aria-hidden="true">
        <span className="fnum">1</span>
        <p>
          <Words of="<0>Likely too old for court</0>Texas gives collectors 4 years to sue." parts={[<strong />]} />
        </p>
      </div>
    </figure>
  )
}

function HighlighterPen() {
  return (
    <svg
      viewBox="0 0 220 220"
      className="pointer-events-none absolute top-[66%] left-[56%] z-10 w-[34%]"
      aria-hidden="true"
    >
      <g transform="rotate(42 110 110)">
        <rect x="84" y="98" width="150" height="34" rx="7" fill="#22303F" />
        <rect x="84" y="98" width="150" height="11" rx="5" fill="#3A4C60" />
        <rect x="168" y="98" width="9" height="34" fill="#141C26" />
        <path d="M84 100 56 106v18l28 6Z" fill="#E9E5D8" />
        <path d="M84 100 56 106v6l28-3Z" fill="#FBFAF5" />
        <path d="M56 106.500 34 109l-10 13 32 1.500Z" fill="#FFE45C" />
        <path d="M34 109 24 122l12 .6Z" fill="#E8C93A" />
      </g>
    </svg>
  )
}
